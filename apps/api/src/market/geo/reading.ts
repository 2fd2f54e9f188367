import type { Place } from '@porchlight/domain';
import { foldPlace, plainWords } from './fold.ts';
import { cityOfShortName } from './shortNames.ts';
import { stateAtEnd, stateCode, statesFrom, withoutCountry } from './states.ts';

/** A parsed place text. Names are folded. */
export interface PlaceText {
  /** The text without the country and ZIP code at the end. */
  whole: string;
  /** The text before the first comma, or all of it. */
  name: string;
  /**
   * States named after a comma, several while half-typed. Empty: no state begins like this. Absent: there is
   * no text after a comma.
   */
  states?: readonly string[];
  /** The state named by the last words, with or without a comma, and the text before it. */
  ending?: { name: string; state: string };
  /** The state if the text names no town: `LA` is Louisiana, while `L.A.` and `NYC` are cities. */
  alone?: string;
  /** A complete ZIP code. */
  zip?: string;
  parts: number;
}

const zipAtEnd = /(?:^|[\s,])(\d{5})(?:-\d{0,4})?[\s,]*$/;
const isZip = (text: string): boolean => /^\d{5}$/.test(text);

/** Reads 'Austin', 'Austin, TX', 'austin tex', 'TX', '78701', 'Austin, TX 78701, USA' and '78701, TX'. */
export function readPlace(text: string): PlaceText {
  const inCountry = withoutCountry(text);
  const place = inCountry.replace(zipAtEnd, '');
  const [first = '', ...rest] = place.split(',');
  const after = rest.filter((part) => part.trim() !== '');
  const whole = foldPlace(place);
  const end = stateAtEnd(plainWords(place));
  const ending = end && { name: foldPlace(end.before.join(' ')), state: end.state };
  const zip = zipAtEnd.exec(inCountry)?.[1] ?? (ending && isZip(ending.name) ? ending.name : undefined);
  const alone = stateAlone(place);
  return {
    whole,
    name: foldPlace(first),
    ...(after.length > 0 && { states: statesAfter(after) }),
    ...(ending && { ending }),
    ...(alone !== undefined && { alone }),
    ...(zip !== undefined && { zip }),
    parts: after.length + 1,
  };
}

/** The state among the parts after a comma, or else those that the first part may become. */
function statesAfter(parts: readonly string[]): string[] {
  const state = parts.map(stateCode).findLast((code) => code !== undefined);
  return state === undefined ? statesFrom(parts[0] ?? '') : [state];
}

function stateAlone(text: string): string | undefined {
  const state = stateCode(text);
  const city = cityOfShortName(foldPlace(text));
  if (city === undefined) return state;
  const isCode = /^[\s,]*[a-z]{2}[\s,]*$/i.test(text);
  return isCode && city.state !== state ? state : undefined;
}

/** Whether a text agrees with the place of its ZIP code: not when it names another state. */
export function zipFits(
  { whole, ending, states = [], parts }: PlaceText,
  { city, state }: Pick<Place, 'city' | 'state'>,
): boolean {
  const named = ending === undefined ? states : [ending.state];
  if (named.length === 0 || named.includes(state)) return true;
  // 'Washington' may be the city, alone or after a street.
  const isAfterStreet = parts < 3 && /^\d/.test(whole) && whole.endsWith(` ${foldPlace(city)}`);
  return whole === foldPlace(city) || isAfterStreet;
}
