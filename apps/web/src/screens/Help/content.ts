import type { HelpSection } from './model.ts';
import { peopleHelp } from './peopleHelp.words.ts';
import { tradingHelp } from './tradingHelp.words.ts';

/** The frequently asked questions, in seven sections. Limits come from the form's own rules. */
export const helpSections: readonly HelpSection[] = [...tradingHelp, ...peopleHelp];
