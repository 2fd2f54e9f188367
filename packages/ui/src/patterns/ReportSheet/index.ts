export { ReportSheet, type ReportSent, type ReportSheetProps } from './ReportSheet.tsx';
export type { ReportSheetMessages } from './ReportSheet.messages.ts';
