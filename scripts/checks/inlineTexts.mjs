import { babelParse } from 'storybook/internal/babel';

/** Attributes and properties with names, addresses and log entries, rather than texts. */
const technical =
  /^(?:className|id|key|href|src|type|name|role|rel|target|lang|dir|icon|variant|tone|size|as|align|side|layout|autoComplete|inputMode|media|sizes|method|action|value|htmlFor|style|form|d|viewBox|log|data-.*)$/;

/** Functions that take selectors, or entries of a log. */
const readsNoText = /^(?:querySelector(?:All)?|matches|closest|log|warn|error|info)$/;

const hasWord = (text) => /\p{L}{2,}/u.test(text);
/** A label: a capital letter first, or two words. */
const isLabel = (text) => hasWord(text) && /^[^a-z]*[A-Z][a-z]|[a-z,’'] [a-z]/.test(text);
/** A sentence, rather than a key, a list of class names or a query. */
const isSentence = (text) => /^[A-Z][\w’']* \w|[a-z,] [a-z]+ [a-z]/.test(text);

const isNode = (value) => typeof value?.type === 'string';
const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value ?? node?.property?.name ?? '';

/** Whether a node and its children hold nothing that is shown: types, imports, errors for developers. */
function isUnread({ type, callee, key, name }) {
  if (type === 'TSAsExpression' || type === 'TSSatisfiesExpression') return false;
  if (/^(?:TS|Import|ExportAll)|^NewExpression$/.test(type)) return true;
  if (type === 'CallExpression') return readsNoText.test(String(nameOf(callee)));
  if (type === 'ObjectProperty') return technical.test(String(nameOf(key)));
  return type === 'JSXAttribute' && technical.test(String(nameOf(name)));
}

function textOf(node, parent) {
  if (node.type === 'JSXText') return hasWord(node.value) ? node.value : undefined;
  if (node.type === 'TemplateElement')
    return isSentence(node.value.cooked ?? '') ? node.value.cooked : undefined;
  if (node.type !== 'StringLiteral') return undefined;
  const isText = parent.type === 'JSXAttribute' ? isLabel : isSentence;
  return isText(node.value) ? node.value : undefined;
}

/**
 * Finds texts that a person reads in a module that is no catalog.
 * @returns each with its line
 */
export function inlineTexts(source) {
  const found = [];
  const visit = (node, parent) => {
    if (isUnread(node)) return;
    const text = textOf(node, parent);
    if (text !== undefined) found.push(`line ${node.loc.start.line}: ${text.trim().slice(0, 60)}`);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node);
  };
  const { program } = babelParse(source);
  visit(program, program);
  return found;
}
