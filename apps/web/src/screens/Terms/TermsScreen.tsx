import { limits, texts } from '@porchlight/domain';

import { ArticlePage } from '../../articles/index.ts';
import { termsSections } from './content.ts';

export function TermsScreen() {
  return (
    <ArticlePage
      title={texts.navigation.terms}
      lead="The agreement between you and us, in words that are meant to be read."
      updated={`Last updated ${limits.policyDate}`}
      sections={termsSections}
      numbered
    />
  );
}
