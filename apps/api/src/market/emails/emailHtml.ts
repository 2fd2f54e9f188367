import { brand, type Language } from '@porchlight/domain';
import { html } from 'hono/html';

import type { Email, EmailLink, EmailPart } from './emailParts.ts';
import { wordsIn } from './wordsIn.ts';

/** The kit's light and dark colors for mail programs, which support neither OKLCH nor custom properties. */
const day = {
  surface: '#fbf7f0',
  raised: '#fefdfa',
  text: '#2a2018',
  muted: '#665a4e',
  border: '#e0d8ca',
  accent: '#1b5c42',
  onAccent: '#fdfcf3',
  glow: '#f3b13d',
};
const night: typeof day = {
  surface: '#121d23',
  raised: '#19272f',
  text: '#f0ebdf',
  muted: '#b4ae9f',
  border: '#2c3d46',
  accent: '#88d6b0',
  onAccent: '#021b14',
  glow: '#f9bf5b',
};

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/**
 * Dark mode. Mail programs that don't support it show the inline light colors. They keep styles only in this form.
 */
const nightRules = [
  `.page{background:${night.surface}!important}`,
  `.card{background:${night.raised}!important;border-color:${night.border}!important}`,
  `.text{color:${night.text}!important}`,
  `.muted{color:${night.muted}!important}`,
  `.link{color:${night.accent}!important}`,
  `.shade{border-bottom-color:${night.accent}!important}`,
  `.light{background:${night.glow}!important}`,
  `.listing{border-color:${night.border}!important}`,
  `.button{background:${night.accent}!important;color:${night.onAccent}!important}`,
].join('');

const paragraph = `margin:0 0 16px;font-size:16px;line-height:24px;color:${day.text}`;
const small = `margin:0 0 16px;font-size:13px;line-height:20px;color:${day.muted}`;

/** The brand's lamp, drawn with a border and a box, because mail programs hide images and drop SVG. */
const lamp = html`<span
  aria-hidden="true"
  style="display:inline-block;width:16px;margin-inline-end:8px;vertical-align:-3px"
  ><span
    class="shade"
    style="display:block;width:8px;height:0;border:solid transparent;border-width:0 4px 7px;border-bottom-color:${day.accent}"
  ></span
  ><span
    class="light"
    style="display:block;width:10px;height:11px;margin:1px auto 0;border-radius:0 0 3px 3px;background:${day.glow}"
  ></span
></span>`;

const buttonHtml = ({ link, label }: EmailLink) =>
  html`<p style="margin:24px 0">
    <a
      class="button"
      href="${link}"
      style="display:inline-block;padding:12px 24px;border-radius:8px;background:${day.accent};color:${day.onAccent};font-size:16px;line-height:20px;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`;

function partHtml(part: EmailPart) {
  if (typeof part === 'string') return html`<p class="text" style="${paragraph}">${part}</p>`;
  if ('listing' in part)
    return html`<p
      class="text listing"
      style="${paragraph};padding:12px 16px;border:1px solid ${day.border};border-radius:8px;overflow-wrap:anywhere"
    >
      ${part.listing.title}<br /><strong>${part.listing.price}</strong>
    </p>`;
  if (part.isMinor !== true) return buttonHtml(part);
  return html`<p style="${paragraph}">
    <a class="link" href="${part.link}" style="color:${day.accent}">${part.label}</a>
  </p>`;
}

/** The addresses of an email's links, for programs that show no buttons and users who check links. */
function addressesHtml(parts: readonly EmailPart[], language: Language) {
  const { buttonFails, aButtonFails } = wordsIn[language].shared;
  const links = new Set(
    parts.flatMap((part) => (typeof part === 'object' && 'link' in part ? part.link : [])),
  );
  if (links.size === 0) return '';
  return html`<p class="muted" style="${small};margin:16px 0 0">
    ${links.size === 1 ? buttonFails : aButtonFails}
    ${[...links].map((link) => html`<br /><a class="muted" href="${link}" style="color:${day.muted};overflow-wrap:anywhere;word-break:break-word">${link}</a>`)}
  </p>`;
}

/**
 * An email as HTML for mail programs: inline styles, a table for programs without other layout, no external
 * resources. The template escapes every value.
 *
 * @param signature the lines at the end
 */
export function emailHtml(
  { language, subject, greeting, parts, foot }: Email,
  signature: readonly string[],
): string {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          :root{color-scheme:light dark}
          @media (prefers-color-scheme:dark){${nightRules}}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${day.surface};${font}">
        <table
          class="page"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${day.surface}"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <div role="main" style="max-width:560px;text-align:start">
                <p
                  class="link"
                  style="margin:0 0 16px;font-size:20px;line-height:24px;font-weight:700;color:${day.accent}"
                >
                  ${lamp}${brand.name}
                </p>
                <div
                  class="card"
                  style="padding:32px 24px 16px;background:${day.raised};border:1px solid ${day.border};border-radius:16px"
                >
                  <h1
                    class="text"
                    style="margin:0 0 24px;font-size:22px;line-height:30px;color:${day.text};overflow-wrap:anywhere"
                  >
                    ${subject}
                  </h1>
                  <p class="text" style="${paragraph}">${greeting}</p>
                  ${parts.map(partHtml)}
                </div>
                <p class="muted" style="${small};margin:16px 0 0">
                  ${signature.map((line, index) => (index === 0 ? line : html`<br />${line}`))}
                  ${foot && html`<br /><a class="muted" href="${foot.link}" style="color:${day.muted}">${foot.label}</a>`}
                </p>
                ${addressesHtml(parts, language)}
              </div>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  if (page instanceof Promise) throw new Error('The template of an email must not contain promises.');
  return String(page);
}
