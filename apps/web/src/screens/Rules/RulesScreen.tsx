import { texts } from '@porchlight/domain';

import { ArticlePage } from '../../articles/index.ts';
import { categorySections } from './byCategory.ts';
import { decidingSections } from './deciding.ts';
import { offeringSections } from './offering.ts';

const sections = [...offeringSections, ...categorySections, ...decidingSections];

/** The rules: what may be offered, and how reports are decided. */
export function RulesScreen() {
  return (
    <ArticlePage
      title={texts.navigation.rules}
      lead="What may be offered here and what not, category by category, and what happens when someone reports it."
      sections={sections}
    />
  );
}
