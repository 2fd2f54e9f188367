import { isRecord, reportTypes, type ReportType } from '@porchlight/domain';

/** What was filled in in the sheet. */
export interface CarriedReport {
  reason: ReportType | '';
  words: string;
}

/** Navigation state that carries it to the report form. Not in the address, which logs and other sites may see. */
export const carriedReport = (reason: ReportType | '', words: string): { state: CarriedReport } => ({
  state: { reason, words },
});

/** What was carried to the report form, if anything. */
export function readCarriedReport(state: unknown): CarriedReport {
  const { reason, words } = isRecord(state) ? state : {};
  return {
    reason: reportTypes.find((type) => type === reason) ?? '',
    words: typeof words === 'string' ? words : '',
  };
}
