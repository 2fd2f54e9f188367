import {
  type CaseReport,
  type CaseSignal,
  contactCategories,
  decisionReasons,
  logActions,
  reportTypes,
  signalKinds,
  texts,
} from '@porchlight/domain';

import { actions, signals } from './names.words.ts';

/* Labels for the server's codes; a code newer than this page is shown as it is. */

const known = <Name extends string>(names: readonly Name[], name: string): Name | undefined =>
  names.find((one) => one === name);

/** Label of a logged action. */
export function actionName(action: string): string {
  const name = known(logActions, action);
  return name === undefined ? action : actions[name];
}

/** Label of a decision's reason. */
export function reasonName(reason: string): string {
  const name = known(decisionReasons, reason);
  return name === undefined ? reason : texts.moderation.reasons[name];
}

/** Label of an auto-flag. */
export function signalName(kind: CaseSignal['kind']): string {
  const name = known(signalKinds, kind);
  return name === undefined ? kind : signals[name];
}

/** Label of a report's or question's type. */
export function reportName(type: CaseReport['report_type']): string {
  const report = known(reportTypes, type);
  if (report !== undefined) return texts.report.typeLabels[report];
  const question = known(contactCategories, type);
  return question === undefined ? type : texts.contact.categoryLabels[question];
}
