import { brand, texts } from '@porchlight/domain';
import { EmergencyNotice, TextLink } from '@porchlight/ui';

import { ArticlePage } from '../../articles/index.ts';
import { safetySections } from './content.ts';

/** The safety page: meeting, buying, selling and paying, and what to do about problems. */
export function SafetyScreen() {
  return (
    <ArticlePage
      title={texts.navigation.safety}
      lead="Most neighbors are who they seem. These habits protect you from the few who are not."
      intro={
        <EmergencyNotice>
          <p>
            For questions of safety that can wait, write to{' '}
            <TextLink tone="default" href={`mailto:${brand.safetyEmail}`}>
              {brand.safetyEmail}
            </TextLink>
            .
          </p>
        </EmergencyNotice>
      }
      sections={safetySections}
    />
  );
}
