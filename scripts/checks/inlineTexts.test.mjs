import { expect, it } from 'vitest';

import { inlineTexts } from './inlineTexts.mjs';

it.each([
  ['<p>Hello there</p>', ['line 1: Hello there']],
  ['<p>{name} is here</p>', ['line 1: is here']],
  ['<Button label="Close" />', ['line 1: Close']],
  ['<Card title="more" lead="to the list" />', ['line 1: to the list']],
  ["const words = { save: 'Save this search' };", ['line 1: Save this search']],
  ['const text = `You have ${count} new messages`;', ['line 1: You have']],
  ["\nshow('The form is not sent yet.');", ['line 2: The form is not sent yet.']],
  ["const list = ['It is free', 'x'] as const;", ['line 1: It is free']],
])('%s has texts', (source, texts) => {
  expect(inlineTexts(source)).toEqual(texts);
});

it.each([
  '<p>{words.hello}</p>',
  '<p>·</p>',
  '<Stack gap="4" align="start" className="a b c" />',
  "import { a } from 'The module of a';",
  "type Kind = 'The kind of it';",
  "throw new Error('The page has no root element');",
  "document.querySelector('main article a');",
  "logger.warn('the page was not sent');",
  "useSubmit({ log: 'report not sent at all' });",
  "const key = 'near place';",
  '// A comment is for readers of the code.',
])('%s has none', (source) => {
  expect(inlineTexts(source)).toEqual([]);
});
