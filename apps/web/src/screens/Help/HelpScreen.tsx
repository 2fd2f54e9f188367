import { texts } from '@porchlight/domain';
import {
  Accordion,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  Inline,
  PageHeader,
  SearchField,
  Stack,
  Text,
  VisuallyHidden,
} from '@porchlight/ui';
import { useState } from 'react';

import { paths } from '../../lib/paths.ts';
import { Article } from '../../articles/index.ts';
import { helpSections } from './content.ts';
import { filterHelp } from './filterHelp.ts';
import { words } from './HelpScreen.words.ts';

/** Questions and answers in seven sections, filtered by a search while typing. */
export function HelpScreen() {
  const [query, setQuery] = useState('');
  const sections = filterHelp(helpSections, query);
  const count = sections.reduce((sum, section) => sum + section.entries.length, 0);
  const isSearching = query.trim() !== '';
  return (
    <Container width="text">
      <Stack gap={8}>
        <PageHeader title={texts.navigation.help} lead={words.lead} />
        <SearchField
          size="lg"
          value={query}
          placeholder={words.placeholder}
          onValueChange={setQuery}
          onSearch={setQuery}
          messages={{ label: words.search }}
        />
        <VisuallyHidden role="status">{isSearching ? words.found(count) : ''}</VisuallyHidden>
        {sections.map((section) => (
          <Stack
            as="section"
            key={section.id}
            gap={3}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
          >
            <Heading level={2} id={`${section.id}-title`}>
              {section.title}
            </Heading>
            <Accordion
              key={isSearching ? query : ''}
              defaultOpen={isSearching && count <= 3 ? section.entries.map(({ id }) => id) : []}
              items={section.entries.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: (
                  <Stack gap={3}>
                    <Article blocks={answer} />
                  </Stack>
                ),
              }))}
            />
          </Stack>
        ))}
        {count === 0 && (
          <EmptyState
            title={words.none.title}
            action={<ButtonLink href={paths.contact.href()}>{words.none.contact}</ButtonLink>}
          >
            {words.none.hint}
          </EmptyState>
        )}
        <Card variant="sunken">
          <Stack gap={3}>
            <Heading level={2} size="md">
              {words.more.title}
            </Heading>
            <Text tone="muted">{words.more.text}</Text>
            <Inline gap={3}>
              <ButtonLink href={paths.contact.href()} variant="outline">
                {texts.navigation.contact}
              </ButtonLink>
              <ButtonLink href={paths.safety.href()} variant="outline">
                {texts.navigation.safety}
              </ButtonLink>
              <ButtonLink href={paths.report.href()} variant="outline">
                {texts.navigation.report}
              </ButtonLink>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
