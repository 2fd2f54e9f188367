import { brand, texts } from '@porchlight/domain';
import {
  Container,
  EmergencyNotice,
  FlagIcon,
  Grid,
  Heading,
  InfoCard,
  MailIcon,
  PageHeader,
  SearchIcon,
  Stack,
  Text,
  TextLink,
} from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import * as styles from '../../support/Aside.css.ts';
import { AsideCard } from '../../support/AsideCard.tsx';
import { ContactForm } from './ContactForm.tsx';
import { words } from './ContactScreen.words.ts';

function Before() {
  return (
    <AsideCard title={texts.contact.beforeTitle} variant="sunken">
      <ul className={styles.list}>
        <li>
          {words.before.help.before}
          <TextLink href={paths.help.href()}>{words.before.help.link}</TextLink>
          {words.before.help.after}
        </li>
        <li>{words.before.listing}</li>
        <li>{words.before.report}</li>
      </ul>
    </AsideCard>
  );
}

function Hours() {
  return (
    <AsideCard title={words.hours.title}>
      <dl className={styles.hours}>
        {texts.contact.hours.map(({ days, time }) => (
          <div key={days} className={styles.row}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        {words.hours.note}
      </Text>
    </AsideCard>
  );
}

function Direct() {
  return (
    <AsideCard title={words.direct.title}>
      <Text>
        {words.direct.support}
        <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>
      </Text>
      <Text>
        {words.direct.reports}
        <TextLink href={`mailto:${brand.reportsEmail}`}>{brand.reportsEmail}</TextLink>
      </Text>
    </AsideCard>
  );
}

/** Contact details and a form. */
export function ContactScreen() {
  return (
    <Container>
      <Stack gap={10}>
        <PageHeader title={texts.contact.title} lead={words.lead} />
        <Grid column="lg">
          <InfoCard title={words.email} icon={<MailIcon />} href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </InfoCard>
          <InfoCard title={texts.navigation.help} icon={<SearchIcon />} href={paths.help.href()}>
            {words.help}
          </InfoCard>
          <InfoCard title={texts.navigation.report} icon={<FlagIcon />} href={paths.report.href()}>
            {words.report}
          </InfoCard>
        </Grid>
        <div className={styles.columns}>
          <Stack gap={5}>
            <Heading level={2}>{words.form}</Heading>
            <ContactForm />
          </Stack>
          <Stack gap={5}>
            <Before />
            <Hours />
            <Direct />
          </Stack>
        </div>
        <EmergencyNotice>
          <p>
            {words.safety.before}
            <TextLink tone="default" href={paths.report.href()}>
              {words.safety.link}
            </TextLink>
            {words.safety.after}
          </p>
        </EmergencyNotice>
      </Stack>
    </Container>
  );
}
