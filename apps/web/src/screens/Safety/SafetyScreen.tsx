import { brand, texts } from '@porchlight/domain';
import { EmergencyNotice, TextLink } from '@porchlight/ui';

import { ArticlePage } from '../../articles/index.ts';
import { safetySections, words } from './content.words.ts';

/** The safety page: meeting, buying, selling and paying, and what to do about problems. */
export function SafetyScreen() {
  return (
    <ArticlePage
      title={texts.navigation.safety}
      lead={words.lead}
      intro={
        <EmergencyNotice>
          <p>
            {words.write.before}
            <TextLink tone="default" href={`mailto:${brand.safetyEmail}`}>
              {brand.safetyEmail}
            </TextLink>
            {words.write.after}
          </p>
        </EmergencyNotice>
      }
      sections={safetySections}
    />
  );
}
