// Pictures must look the same on machines with other fonts: no letter of one may come from the system.
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

/** The test frame's document, in the page that holds it. */
function frameIn(node: DomNode): DomNode | undefined {
  if (node.nodeName === 'IFRAME' && node.contentDocument !== undefined) return node.contentDocument;
  for (const part of partsOf(node)) {
    const found = frameIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every element that holds letters of its own, with those letters. */
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
 * The texts of the test frame that the browser draws with a font of the system, each with that font. Asked of the
 * browser itself, element by element, so it takes a while: for recording, not for every run.
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
