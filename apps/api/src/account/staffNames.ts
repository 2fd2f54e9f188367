import { nameProblem, texts } from '@porchlight/domain';
import { invalid } from '../http/index.ts';
import { lookAlikes } from '../lookAlikes.ts';

/**
 * Refuses a name that reads as if the site spoke, look-alikes of all scripts included. The schema in the browser knows
 * the most frequent look-alikes only.
 * @throws HttpError 422 at `name`
 */
export async function refuseStaffName(name: string): Promise<void> {
  if (nameProblem(name, await lookAlikes()) === 'staff') throw invalid({ name: [texts.auth.nameIsStaff] });
}
