export type { ComponentDocs } from './ComponentDocs.ts';
