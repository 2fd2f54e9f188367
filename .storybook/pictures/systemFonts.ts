// Pictures must look the same on machines with other fonts: no glyph may come from a system font.
import type { CDPSession, Page } from 'playwright';

import { sessionOf } from './camera.ts';

interface DomNode {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: DomNode[];
  contentDocument?: DomNode;
  shadowRoots?: DomNode[];
}

const TEXT = 3;
const NEVER_DRAWN = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'OPTION'];

const partsOf = (node: DomNode): DomNode[] => [
  ...(node.children ?? []),
  ...(node.shadowRoots ?? []),
  ...(node.contentDocument === undefined ? [] : [node.contentDocument]),
];

/** The test frame's document in the page's DOM tree. */
function frameIn(node: DomNode): DomNode | undefined {
  if (node.nodeName === 'IFRAME' && node.contentDocument !== undefined) return node.contentDocument;
  for (const part of partsOf(node)) {
    const found = frameIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every element with its own text nodes, with their text. */
function* written(node: DomNode): Generator<{ nodeId: number; text: string }> {
  if (NEVER_DRAWN.includes(node.nodeName)) return;
  const text = (node.children ?? [])
    .filter((child) => child.nodeType === TEXT)
    .map((child) => child.nodeValue.trim())
    .join(' ')
    .trim();
  if (text !== '') yield { nodeId: node.nodeId, text };
  for (const part of partsOf(node)) yield* written(part);
}

async function fontsOf(session: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName);
}

/**
 * The texts of the test frame that are rendered with a system font, each with that font. Queries the browser for
 * every element, which is slow: for recording only.
 */
export async function drawnBySystem(page: Page): Promise<string[]> {
  const session = await sessionOf(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const frame = frameIn(root as DomNode);
    if (frame === undefined) throw new Error('The test frame has no document.');
    const found: string[] = [];
    for (const { nodeId, text } of written(frame)) {
      const fonts = await fontsOf(session, nodeId);
      if (fonts.length > 0) found.push(`“${text.slice(0, 60)}” by ${fonts.join(', ')}`);
    }
    return found;
  } finally {
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  }
}
