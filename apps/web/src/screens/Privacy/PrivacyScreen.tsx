import { texts } from '@porchlight/domain';

import { ArticlePage, policyUpdated } from '../../articles/index.ts';
import { privacySections, words } from './content.words.ts';

export function PrivacyScreen() {
  return (
    <ArticlePage
      title={texts.navigation.privacy}
      lead={words.lead}
      updated={policyUpdated}
      sections={privacySections}
    />
  );
}
