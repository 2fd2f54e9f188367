import type { CaseAnswer, CasesAnswer, CaseDetail, CaseSummary } from '@porchlight/domain';
import { caller, dataOf, person, type TestPerson } from './people.ts';
import type { TestApi } from './testApi.ts';

export async function moderator(test: TestApi, name = 'Mo Rivers'): Promise<TestPerson> {
  const who = await person(test, { name });
  await test.db.query('UPDATE users SET verified = true WHERE id = $1', [who.id]);
  await test.db.query('INSERT INTO moderators (user_id, named_at, named_by) VALUES ($1, $2, $1)', [
    who.id,
    test.clock.now(),
  ]);
  return who;
}

/** Creates an administrator: a moderator whose address the settings name. */
export async function administrator(test: TestApi, name = 'Ada Min'): Promise<TestPerson> {
  const who = await person(test, { name });
  await test.db.query('UPDATE users SET verified = true WHERE id = $1', [who.id]);
  test.deps.settings.adminEmails.push(who.user.email);
  return who;
}

export function deskOf(server: () => TestApi) {
  const call = caller(server);
  const report = (who: TestPerson | undefined, about: Record<string, unknown>) =>
    call('POST', '/support/report', who, {
      reporter_name: 'Rae Porter',
      reporter_email: who?.user.email ?? 'rae@porchlight.test',
      report_type: 'scam',
      urgency: 'high',
      subject: 'Look at this',
      description: 'It is not theirs.',
      ...about,
    });
  const cases = async (who: TestPerson, state = 'open'): Promise<CaseSummary[]> =>
    (await dataOf<CasesAnswer>(call('GET', `/admin/cases?state=${state}&limit=100`, who))).cases;
  const read = async (who: TestPerson, id: string): Promise<CaseDetail> =>
    (await dataOf<CaseAnswer>(call('GET', `/admin/cases/${id}`, who))).case;
  return {
    report,
    cases,
    read,
    /** Reports a listing, message or user, and reads its case. */
    async reported(who: TestPerson, by: TestPerson, about: Record<string, unknown>): Promise<CaseDetail> {
      const { id } = await dataOf<{ id: string }>(report(by, about));
      const [row] = await server().db.query<{ case_id: string }>(
        'SELECT case_id FROM reports WHERE id = $1',
        [id],
      );
      return read(who, row?.case_id ?? '');
    },
    decide: (who: TestPerson, { id, version }: CaseDetail, decision: Record<string, unknown>) =>
      call('POST', `/admin/cases/${id}/decisions`, who, { reason: 'scam', words: '', version, ...decision }),
    undo: (who: TestPerson, { id, decisions }: CaseDetail) =>
      call('DELETE', `/admin/cases/${id}/decisions/${decisions[0]?.id}`, who),
  };
}

export const listingAddress = (id: string): string => `https://porchlight.test/listings/${id}`;
