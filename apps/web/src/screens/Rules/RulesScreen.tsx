import { texts } from '@porchlight/domain';

import { ArticlePage } from '../../articles/index.ts';
import { categorySections } from './byCategory.ts';
import { decidingSections } from './deciding.words.ts';
import { offeringSections } from './offering.words.ts';
import { words } from './RulesScreen.words.ts';

const sections = [...offeringSections, ...categorySections, ...decidingSections];

/** The rules: what may be offered, and how reports are decided. */
export function RulesScreen() {
  return <ArticlePage title={texts.navigation.rules} lead={words.lead} sections={sections} />;
}
