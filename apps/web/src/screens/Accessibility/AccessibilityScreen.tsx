import { texts } from '@porchlight/domain';

import { ArticlePage } from '../../articles/index.ts';
import { accessibilitySections, words } from './content.words.ts';

/** The accessibility statement. */
export function AccessibilityScreen() {
  return (
    <ArticlePage title={texts.navigation.accessibility} lead={words.lead} sections={accessibilitySections} />
  );
}
