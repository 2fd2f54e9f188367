import type { Language } from '@porchlight/domain';
import { words as decisions } from './decisionTemplates.words.ts';
import { words as decisionsInSpanish } from './decisionTemplates.words.es.ts';
import { words as shared } from './emails.words.ts';
import { words as sharedInSpanish } from './emails.words.es.ts';
import { words as notices } from './noticeTemplates.words.ts';
import { words as noticesInSpanish } from './noticeTemplates.words.es.ts';
import { words as templates } from './templates.words.ts';
import { words as templatesInSpanish } from './templates.words.es.ts';

const english = { shared, templates, notices, decisions };

/** The words of all emails in each language. */
export const wordsIn: Readonly<Record<Language, typeof english>> = {
  en: english,
  es: {
    shared: sharedInSpanish,
    templates: templatesInSpanish,
    notices: noticesInSpanish,
    decisions: decisionsInSpanish,
  },
};
