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
import { saveContactMessage, saveReport, type SaveResult } from './store.ts';

/** Questions and reports: stored, and mailed to the people who answer them. Nobody needs an account to ask. */
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

  function answer(c: ApiContext, saved: SaveResult): Response {
    if (saved.outcome === 'key_reused') throw keyReused();
    const created: CreatedAnswer = { id: saved.id };
    return ok(c, created, 201);
  }

  routes.post('/support/contact', async (c) => {
    const contact = validate(contactSchema, await readJson(c));
    await limiter.count(rates.supportByAddress, addressSubject(c.get('clientAddress')));
    const saved = await saveContactMessage(db, contact, newRecord(c, contact));
    if (saved.outcome === 'saved')
      background.run('contact_mail', () => mail.send(contactMail(contact, saved.id)));
    return answer(c, saved);
  });

  routes.post('/support/report', async (c) => {
    const report = validate(reportSchema, await readJson(c));
    await limiter.count(rates.supportByAddress, addressSubject(c.get('clientAddress')));
    const saved = await saveReport(db, report, newRecord(c, report));
    if (saved.outcome === 'saved') {
      background.run('report_mail', () => mail.send(reportMail(report, saved.id)));
      if (report.contact_preference !== 'none') {
        background.run('report_received_mail', () => mail.send(reportReceivedMail(report, saved.id)));
      }
    }
    return answer(c, saved);
  });

  return routes;
}
