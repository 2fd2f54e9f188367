export { type AnswerName, type Answers, readAnswer } from './answers.ts';
export { Mismatch } from './checks.ts';
