import { nameProblem, texts } from '@porchlight/domain';
import { invalid } from '../../platform/http/index.ts';
import { lookAlikes } from '../../platform/lookAlikes.ts';

/**
 * Refuses a name that reads like the site's staff, with look-alike letters of all scripts. The schema in the
 * browser knows only the most frequent ones.
 * @throws HttpError 422 at `name`
 */
export async function refuseStaffName(name: string): Promise<void> {
  if (nameProblem(name, await lookAlikes()) === 'staff') throw invalid({ name: [texts.auth.nameIsStaff] });
}
