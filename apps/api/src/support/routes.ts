import { contactSchema, reportSchema, type CreatedAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { ok, readJson, validate, type ApiApp, type ApiContext, type ApiEnv } from '../http/index.ts';
import {
  addressSubject,
  createLimiter,
  idempotencyKey,
  keyReused,
  rates,
  requestHash,
} from '../limits/index.ts';
import { contactMail, reportMail, reportReceivedMail } from '../mail/index.ts';
import { keepContact, keepReport, type Kept } from './store.ts';

/** Questions and reports: kept, and mailed to the people who answer them. Nobody needs an account to ask. */
export function supportRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, background, mail } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  const newRecord = (c: ApiContext, body: unknown) => ({
    id: ids.next(),
    now: clock.now(),
    key: idempotencyKey(c),
    hash: requestHash(c, body),
  });

  function answer(c: ApiContext, kept: Kept): Response {
    if (kept.outcome === 'reused') throw keyReused();
    const created: CreatedAnswer = { id: kept.id };
    return ok(c, created, 201);
  }

  routes.post('/support/contact', async (c) => {
    const contact = validate(contactSchema, await readJson(c));
    await limiter.count(rates.supportByAddress, addressSubject(c.get('clientAddress')));
    const kept = await keepContact(db, contact, newRecord(c, contact));
    if (kept.outcome === 'kept')
      background.run('contact_mail', () => mail.send(contactMail(contact, kept.id)));
    return answer(c, kept);
  });

  routes.post('/support/report', async (c) => {
    const report = validate(reportSchema, await readJson(c));
    await limiter.count(rates.supportByAddress, addressSubject(c.get('clientAddress')));
    const kept = await keepReport(db, report, newRecord(c, report));
    if (kept.outcome === 'kept') {
      background.run('report_mail', () => mail.send(reportMail(report, kept.id)));
      if (report.contact_preference !== 'none') {
        background.run('report_received_mail', () => mail.send(reportReceivedMail(report, kept.id)));
      }
    }
    return answer(c, kept);
  });

  return routes;
}
