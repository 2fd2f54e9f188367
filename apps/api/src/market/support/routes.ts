import { contactSchema, reportSchema, type CreatedAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import {
  ok,
  optionalUser,
  readJson,
  unauthorized,
  validate,
  type ApiApp,
  type ApiContext,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { languageOf } from '../../platform/language/index.ts';
import {
  addressSubject,
  countByAddress,
  createLimiter,
  idempotencyKey,
  keyReused,
  rates,
  requestHash,
} from '../../platform/limits/index.ts';
import { openCaseOfQuestion, openCaseOfReport } from './cases.ts';
import { saveContactMessage, saveReport, type SaveResult } from './store.ts';

/** Questions and reports: stored, and emailed to the support team. They require no account. */
export function supportRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, jobs } = deps;
  const limiter = createLimiter(deps);
  const countAttempt = countByAddress(limiter, rates.supportAttemptsByAddress);
  const routes = new Hono<ApiEnv>();

  const newRecord = (c: ApiContext, body: unknown) => ({
    id: ids.next(),
    now: clock.now(),
    key: idempotencyKey(c),
    hash: requestHash(c, body),
  });

  async function answer(c: ApiContext, saved: SaveResult): Promise<Response> {
    if (saved.outcome === 'key_reused') throw keyReused();
    const created: CreatedAnswer = { id: saved.id };
    return ok(c, created, 201);
  }

  routes.post('/support/contact', countAttempt, async (c) => {
    const contact = validate(contactSchema, await readJson(c));
    const senderId = (await optionalUser(c))?.id ?? null;
    await limiter.count(rates.supportByAddress, addressSubject(c.get('clientAddress')));
    const saved = await db.transaction(async (tx) => {
      const result = await saveContactMessage(tx, contact, { ...newRecord(c, contact), senderId });
      if (result.outcome !== 'saved') return result;
      await openCaseOfQuestion(tx, deps, result.id, contact);
      await jobs.add(tx, 'contact', { messageId: result.id });
      return result;
    });
    return answer(c, saved);
  });

  routes.post('/support/report', countAttempt, async (c) => {
    const report = validate(reportSchema, await readJson(c));
    const reporterId = (await optionalUser(c))?.id ?? null;
    // Without a sign-in the message would be ignored.
    if (report.message_id !== undefined && reporterId === null) throw unauthorized();
    await limiter.count(rates.supportByAddress, addressSubject(c.get('clientAddress')));
    const saved = await db.transaction(async (tx) => {
      const result = await saveReport(tx, report, {
        ...newRecord(c, report),
        reporterId,
        language: languageOf(c),
      });
      if (result.outcome !== 'saved') return result;
      await openCaseOfReport(tx, deps, { id: result.id, report, reporterId });
      await jobs.add(tx, 'report', { reportId: result.id });
      if (report.contact_preference !== 'none')
        await jobs.add(tx, 'report_received', { reportId: result.id });
      return result;
    });
    return answer(c, saved);
  });

  return routes;
}
