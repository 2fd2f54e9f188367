import { texts } from '@porchlight/domain';

import { ArticlePage, policyUpdated } from '../../articles/index.ts';
import { termsSections, words } from './content.words.ts';

export function TermsScreen() {
  return (
    <ArticlePage
      title={texts.navigation.terms}
      lead={words.lead}
      updated={policyUpdated}
      sections={termsSections}
      numbered
    />
  );
}
