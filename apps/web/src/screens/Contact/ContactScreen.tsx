import { brand, limits, texts } from '@porchlight/domain';
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

const words = texts.contact;

function Before() {
  return (
    <AsideCard title={words.beforeTitle} variant="sunken">
      <ul className={styles.list}>
        <li>
          Look into the <TextLink href={paths.help.href()}>help pages</TextLink>: most answers are there.
        </li>
        <li>Have the address of the listing at hand, if it is about one.</li>
        <li>For a person or listing that breaks the rules, the report form is quicker.</li>
      </ul>
    </AsideCard>
  );
}

function Hours() {
  return (
    <AsideCard title="Support hours">
      <dl className={styles.hours}>
        {words.hours.map(({ days, time }) => (
          <div key={days} className={styles.row}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        You can write at any time, day or night. Outside these hours the answer may take longer.
      </Text>
    </AsideCard>
  );
}

function Direct() {
  return (
    <AsideCard title="Direct contact">
      <Text>
        General support: <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>
      </Text>
      <Text>
        Reports: <TextLink href={`mailto:${brand.reportsEmail}`}>{brand.reportsEmail}</TextLink>
      </Text>
    </AsideCard>
  );
}

/** Contact details and a form. */
export function ContactScreen() {
  return (
    <Container>
      <Stack gap={10}>
        <PageHeader
          title={words.title}
          lead={`Write to us and a person answers, within ${limits.contactReplyHours} hours.`}
        />
        <Grid column="lg">
          <InfoCard title="Email us" icon={<MailIcon />} href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </InfoCard>
          <InfoCard title={texts.navigation.help} icon={<SearchIcon />} href={paths.help.href()}>
            Answers to what people ask most.
          </InfoCard>
          <InfoCard title={texts.navigation.report} icon={<FlagIcon />} href={paths.report.href()}>
            A scam, a person, a listing that should not be here.
          </InfoCard>
        </Grid>
        <div className={styles.columns}>
          <Stack gap={5}>
            <Heading level={2}>Send us a message</Heading>
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
            For safety concerns that are no emergency, use the{' '}
            <TextLink tone="default" href={paths.report.href()}>
              report form
            </TextLink>
            .
          </p>
        </EmergencyNotice>
      </Stack>
    </Container>
  );
}
