import { texts } from '@porchlight/domain';

import { ArticlePage } from '../../articles/index.ts';
import { accessibilitySections } from './content.ts';

/** The accessibility statement. */
export function AccessibilityScreen() {
  return (
    <ArticlePage
      title={texts.navigation.accessibility}
      lead="What we do so that everyone can use this site, what is still missing, and whom to tell."
      sections={accessibilitySections}
    />
  );
}
