import { limits, texts } from '@porchlight/domain';

import { ArticlePage } from '../../articles/index.ts';
import { privacySections } from './content.ts';

export function PrivacyScreen() {
  return (
    <ArticlePage
      title={texts.navigation.privacy}
      lead="What we know about you, what we do with it, and what you can ask of us."
      updated={`Last updated ${limits.policyDate}`}
      sections={privacySections}
    />
  );
}
