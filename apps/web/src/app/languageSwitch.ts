import { isRecord, type Language, languageOfTag } from '@porchlight/domain';

import type { ApiClient } from '../api/index.ts';
import { language as pageLanguage } from '../lib/language.words.ts';
import { replay } from '../lib/replayEarly.ts';
import { deviceStorage, tabStorage } from '../lib/storage.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of a page and its content. */
interface Typed {
  name: string;
  /** Which of the fields with this name it is. */
  index: number;
  /** Text, or whether it is checked. */
  value: string | boolean;
}

/** How long the next page may take to load and to show its fields, in ms. */
const loadMs = 60_000;
/** How long storing the language may take. */
const saveMs = 2000;
const fieldsMs = 10_000;

/** Passwords are not stored, and files cannot be. */
const notKept = ['password', 'file', 'hidden', 'submit'];

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('input, select, textarea')].filter(
    ({ name, type }) => name !== '' && !notKept.includes(type),
  );

const isTick = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type);
const valueOf = (field: Field): Typed['value'] => (isTick(field) ? field.checked : field.value);

/** Stores the chosen language on this device. */
export const chooseLanguage = (language: Language): void => void deviceStorage.write('language', language);

/**
 * Stores the chosen language, and the typed text for the page that loads next.
 * @param account stores the language for emails; `null` for visitors
 */
export async function keepForSwitch(language: Language, account: ApiClient | null): Promise<void> {
  chooseLanguage(language);
  const counts = new Map<string, number>();
  const typed = fields().map((field): Typed => {
    const { name } = field;
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    return { name, index, value: valueOf(field) };
  });
  tabStorage.write('typed', JSON.stringify({ at: Date.now(), fields: typed }));
  // If this fails, the page changes its language all the same.
  await account?.call('PUT', '/auth/language', 'user', {
    body: { language },
    timeout: saveMs,
    onSessionEnd: 'stay',
  });
}

const isTyped = (value: unknown): value is Typed =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['index'] === 'number' &&
  ['string', 'boolean'].includes(typeof value['value']);

function readTyped(): Typed[] {
  const text = tabStorage.read('typed');
  tabStorage.remove('typed');
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || !Array.isArray(kept['fields'])) return [];
    const age = Date.now() - Number(kept['at']);
    return age < loadMs ? kept['fields'].filter(isTyped) : [];
  } catch {
    return [];
  }
}

/** Fills in a field as a user would. Returns whether it is on the page. */
function fillIn({ name, index, value }: Typed): boolean {
  const field = fields().filter((each) => each.name === name)[index];
  if (field === undefined) return false;
  if (valueOf(field) === value) return true;
  if (isTick(field)) field.checked = value === true;
  else field.value = String(value);
  replay(field);
  return true;
}

/**
 * Fills in what was typed before the language changed, also into fields that show up within seconds.
 * @returns stops waiting for them
 */
export function restoreTyped(): (() => void) | undefined {
  let missing = readTyped().filter((typed) => !fillIn(typed));
  if (missing.length === 0) return undefined;
  const changes = new MutationObserver(() => {
    missing = missing.filter((typed) => !fillIn(typed));
    if (missing.length === 0) stop();
  });
  const stop = (): void => {
    clearTimeout(timer);
    changes.disconnect();
  };
  const timer = setTimeout(stop, fieldsMs);
  changes.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** The language to offer: the browser's, where it isn't this page's and none was chosen yet. */
export function offeredLanguage(): Language | undefined {
  if (deviceStorage.read('language') !== null) return undefined;
  const wanted = navigator.languages.map(languageOfTag).find(Boolean);
  return wanted === pageLanguage ? undefined : wanted;
}
