import type { Wording } from '../language/wording.ts';
import { devices as texts } from '../texts/index.ts';

/** The first match wins: some browsers and systems also claim to be those further down. */
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Longer than any browser's; the rest is ignored. */
const agentMaxChars = 512;

/** Between browser and system in the data. */
const on = ' on ';

/**
 * The device of a sign-in as text for users: 'Firefox on Linux'. It is stored like this; `deviceName` gives it in
 * another language.
 *
 * @param userAgent the User-Agent header
 * @returns the browser, the system or both; null when neither is known
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const agent = userAgent?.slice(0, agentMaxChars) ?? '';
  const [browser, system] = [browsers, systems].map((known) => known.find(([mark]) => mark.test(agent))?.[1]);
  if (browser !== undefined && system !== undefined) return `${browser}${on}${system}`;
  return browser ?? system ?? null;
}

/**
 * A stored device in the language of the page: 'Firefox en Linux'. Other texts stay as they are.
 *
 * @param wording the language, if not that of the build
 */
export function deviceName(device: string, wording?: Wording): string {
  const [browser = '', system, ...rest] = device.split(on);
  if (system === undefined || rest.length > 0) return device;
  return (wording?.texts.devices.browserOn ?? texts.browserOn)(browser, system);
}
