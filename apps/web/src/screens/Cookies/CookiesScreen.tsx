import { type CookiePreferences as Preferences, texts } from '@porchlight/domain';
import { AlertDialog, Card, CookiePreferences } from '@porchlight/ui';
import { useState } from 'react';

import { ArticlePage } from '../../articles/index.ts';
import { cookieKinds, cookieSections, words } from './content.words.ts';

const atFirst: Preferences = { essential: true, performance: true, functionality: true, marketing: false };

/** Four switches with explanations. Nothing is stored, because no trackers are used whatever is chosen. */
export function CookiesScreen() {
  const [value, setValue] = useState(atFirst);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <ArticlePage
        title={texts.cookies.title}
        lead={words.lead}
        intro={
          <Card padding="lg">
            <CookiePreferences
              value={value}
              onValueChange={setValue}
              onSave={() => setSaved(true)}
              messages={cookieKinds}
            />
          </Card>
        }
        sections={cookieSections}
      />
      <AlertDialog
        open={isSaved}
        onOpenChange={setSaved}
        type="success"
        title={texts.cookies.title}
        message={texts.cookies.saved}
      />
    </>
  );
}
