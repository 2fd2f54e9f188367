import { randomUUID } from 'node:crypto';
import { limits } from '@porchlight/domain';
import { expect, test, vi } from 'vitest';
import type { Deps } from '../../deps.ts';
import { MaybeDoneError, type LogFields } from '../../platform/ports/index.ts';
import { describeOnDatabases, describeOnEveryDatabase, type TestApi } from '../../testing/testApi.ts';
import { createWorker } from './index.ts';
import { countJobs, deadJobs, dropDeadJob, requeueJobs } from '../../platform/jobs/index.ts';
import { retryPauses } from '../../platform/jobs/queue.ts';
import { person } from '../../testing/people.ts';

const DAY = 24 * 3_600_000;

describeOnEveryDatabase('jobs', (server) => {
  /** A worker whose `remove_files` jobs run `doing`. */
  function worker(doing: (keys: readonly string[]) => Promise<void>, changes: Partial<Deps> = {}) {
    const { deps } = server();
    return createWorker({ ...deps, files: { ...deps.files, remove: doing }, ...changes });
  }
  const add = (...keys: string[]) => server().deps.jobs.add(server().db, 'remove_files', { keys });
  const counts = () => countJobs(server().db, server().clock.now());
  const later = (ms: number) => server().clock.advance(ms);
  const none = { waiting: 0, failed: 0, dead: 0, oldestSeconds: 0 };

  function recorder() {
    const done: string[] = [];
    return { done, record: async (keys: readonly string[]) => void done.push(...keys) };
  }

  test('are committed or rolled back with their transaction', async () => {
    const { db, deps } = server();
    const { done, record } = recorder();
    const cause = (key: string, end: () => void) =>
      db.transaction(async (tx) => {
        await deps.jobs.add(tx, 'remove_files', { keys: [key] });
        end();
      });
    await cause('kept', () => {});
    const undone = cause('undone', () => {
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await worker(record).runDue();
    expect(done).toEqual(['kept']);
    expect(await counts()).toEqual(none);
  });

  test('each is run by one of several processes', async () => {
    const { done, record } = recorder();
    const keys = Array.from({ length: 40 }, (_, n) => `many-${n}`);
    for (const key of keys) await add(key);
    await Promise.all(Array.from({ length: 5 }, () => worker(record).runDue()));
    expect(done.toSorted()).toEqual(keys.toSorted());
  });

  test('are retried with growing pauses for a day, then kept as failed', async () => {
    const { db, deps, clock } = server();
    const lines: [string, LogFields | undefined][] = [];
    const log = (event: string, fields?: LogFields) => void lines.push([event, fields]);
    const added = clock.now().getTime();
    let tries = 0;
    const failing = worker(
      async () => {
        tries += 1;
        throw Object.assign(new Error('for ana@porchlight.test'), { code: 'ECONNREFUSED' });
      },
      { logger: { ...deps.logger, warn: log, error: log } },
    );
    await add('never');
    await failing.runDue();
    for (const [index, pause] of retryPauses.entries()) {
      expect(await counts()).toMatchObject({ waiting: 1, failed: 1, dead: 0 });
      later(pause - 1);
      await failing.runDue();
      expect(tries).toBe(index + 1);
      later(1);
      await failing.runDue();
      expect(tries).toBe(index + 2);
    }
    const took = clock.now().getTime() - added;
    expect(took).toBeGreaterThan(0.9 * DAY);
    expect(took).toBeLessThan(1.1 * DAY);
    expect(await counts()).toEqual({ ...none, dead: 1 });
    const [dead] = await deadJobs(db);
    expect(dead).toMatchObject({ kind: 'remove_files', tries: 11, last_error: 'ECONNREFUSED' });
    expect(lines.at(-1)?.[0]).toBe('job_dead');
    expect(JSON.stringify([lines, await db.query('SELECT * FROM jobs')])).not.toContain('ana@');

    const { done, record } = recorder();
    later(DAY);
    await worker(record).runDue();
    expect(done).toEqual([]);
    expect(await requeueJobs(db, dead?.id ?? '', clock.now())).toBe(1);
    await worker(record).runDue();
    expect(done).toEqual(['never']);
    expect(await counts()).toEqual(none);
  });

  test("a failed job can be dropped, a waiting one can't", async () => {
    const { db, clock } = server();
    await add('waits');
    const [{ id } = { id: '' }] = await db.query<{ id: string }>(
      'SELECT id FROM jobs WHERE NOT is_recurring',
    );
    expect(await dropDeadJob(db, id)).toBe(0);
    await db.query('UPDATE jobs SET dead_at = $2 WHERE id = $1', [id, clock.now()]);
    expect(await dropDeadJob(db, id)).toBe(1);
    expect(await counts()).toEqual(none);
  });

  test('a job whose process died is taken over once by another; after a second death it has failed', async () => {
    const { db } = server();
    const { done, record } = recorder();
    const dying = () => worker(() => new Promise(() => {}));
    const isHeld = () => db.query('SELECT 1 FROM jobs WHERE hold IS NOT NULL');
    const die = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        void dying().runDue();
        await expect.poll(isHeld).toHaveLength(1);
        // No other process takes it while its process may be alive.
        later(60_000);
        await worker(record).runDue();
        later(61_000);
      }
    };
    await add('once');
    await die(1);
    expect(done).toEqual([]);
    await worker(record).runDue();
    expect(done).toEqual(['once']);
    await add('twice');
    await die(1);
    void dying().runDue();
    await expect.poll(() => db.query('SELECT 1 FROM jobs WHERE interruptions = 1')).toHaveLength(1);
    later(121_000);
    await worker(record).runDue();
    expect(done).toEqual(['once']);
    const [dead] = await deadJobs(db);
    expect(dead?.last_error).toBe('interrupted');
    expect(await dropDeadJob(db, dead?.id ?? '')).toBe(1);
  });

  test('a job that may have run is run a second time at most', async () => {
    const { db } = server();
    let tries = 0;
    const unsure = worker(async () => {
      tries += 1;
      throw new MaybeDoneError('no answer');
    });
    await add('unsure');
    for (let time = 0; time < 5; time += 1) {
      await unsure.runDue();
      later(DAY);
    }
    expect(tries).toBe(2);
    expect(await counts()).toMatchObject({ dead: 1 });
    expect(await dropDeadJob(db, (await deadJobs(db))[0]?.id ?? '')).toBe(1);
  });

  test('a stopping worker finishes its jobs and starts no more', async () => {
    const { done, record } = recorder();
    let finish: () => void = () => {};
    const slow = worker(async (keys) => {
      await new Promise<void>((resolve) => (finish = resolve));
      done.push(...keys);
    });
    await add('begun');
    const running = slow.runDue();
    const isHeld = () => server().db.query('SELECT 1 FROM jobs WHERE hold IS NOT NULL');
    await expect.poll(isHeld).toHaveLength(1);
    await add('not begun');
    const stopped = slow.stop(60_000);
    finish();
    await Promise.all([running, stopped]);
    expect(done).toEqual(['begun']);
    await slow.runDue();
    expect(await counts()).toMatchObject({ waiting: 1, failed: 0 });
    await worker(record).runDue();
    expect(done).toEqual(['begun', 'not begun']);
  });

  test("jobs that a stopping worker can't finish in time are released at once", async () => {
    const { done, record } = recorder();
    const stuck = worker(() => new Promise(() => {}));
    await add('stuck');
    void stuck.runDue();
    const isHeld = () => server().db.query('SELECT 1 FROM jobs WHERE hold IS NOT NULL');
    await expect.poll(isHeld).toHaveLength(1);
    await stuck.stop(1);
    await worker(record).runDue();
    expect(done).toEqual(['stuck']);
  });

  test('a started worker is notified of committed jobs, also of other processes', async () => {
    const { done, record } = recorder();
    const started = worker(record);
    await started.start();
    await add('heard');
    await expect.poll(() => done).toEqual(['heard']);
    await started.stop(60_000);
    await add('after');
    await started.runDue();
    expect(done).toEqual(['heard']);
    await worker(record).runDue();
  });

  test('emails that wait for a mail server delay no other job', async () => {
    const { deps } = server();
    const { done, record } = recorder();
    const ana = await person(server());
    // The registration's email.
    await server().runJobs();
    server().mails.length = 0;
    for (let n = 0; n < 5; n += 1) await deps.jobs.add(server().db, 'password_changed', { userId: ana.id });
    await add('beside');
    const mail = { send: () => new Promise<void>(() => {}) };
    const stuck = worker(record, { mail });
    void stuck.runDue();
    await expect.poll(() => done).toEqual(['beside']);
    await stuck.stop(1);
    await server().runJobs();
    expect(server().mails.filter(({ to }) => to === ana.user.email)).toHaveLength(5);
  });

  test('an email is the same in every attempt', async () => {
    const { deps } = server();
    const ana = await person(server());
    await server().runJobs();
    const sent: unknown[] = [];
    let isDown = true;
    const mail: Deps['mail'] = {
      async send(message, identity) {
        sent.push([message, identity]);
        if (isDown) throw new Error('down');
      },
    };
    await deps.jobs.add(server().db, 'password_changed', { userId: ana.id });
    const addedAt = server().clock.now();
    const posting = worker(async () => {}, { mail });
    await posting.runDue();
    isDown = false;
    later(60_000);
    await posting.runDue();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject([{ to: ana.user.email }, { id: expect.any(String), at: addedAt }]);
  });

  test('emails to deleted users are not sent', async () => {
    const { deps, db } = server();
    const nobody = '00000000-0000-7000-8000-000000000000';
    const sent = server().mails.length;
    await deps.jobs.add(db, 'password_changed', { userId: nobody });
    await deps.jobs.add(db, 'contact', { messageId: nobody });
    await deps.jobs.add(db, 'report', { reportId: nobody });
    await server().runJobs();
    expect(server().mails).toHaveLength(sent);
    expect(await counts()).toEqual(none);
  });

  test('jobs of a kind from a newer version are left for it', async () => {
    const { db, clock } = server();
    await db.query(
      `INSERT INTO jobs (id, kind, payload, created_at, due_at)
       VALUES ('00000000-0000-7000-8000-000000000001', 'tomorrow', '{}', $1, $1)`,
      [clock.now()],
    );
    await server().runJobs();
    later(90_000);
    expect(await counts()).toEqual({ ...none, waiting: 1, oldestSeconds: 90 });
    await db.query(`DELETE FROM jobs WHERE kind = 'tomorrow'`);
  });
});

describeOnDatabases(
  'sweeps',
  (server) => {
    const left = async (table: string) => (await server().db.query(`SELECT 1 FROM ${table}`)).length;
    const runs = (log: TestApi['deps']['logger']['info']) =>
      vi.mocked(log).mock.calls.filter(([event]) => event === 'jobs').length;

    test('run in one of several processes, every hour, and once for all missed hours', async () => {
      const { deps, clock, db } = server();
      const info = vi.fn();
      const copy = () => createWorker({ ...deps, logger: { ...deps.logger, info } });
      const copies = [copy(), copy(), copy()];
      const all = () => Promise.all(copies.map((worker) => worker.runDue()));
      await Promise.all(copies.map((worker) => worker.plan()));
      await all();
      expect(runs(info)).toBe(1);
      clock.advance(3_600_000 - 1);
      await all();
      expect(runs(info)).toBe(1);
      clock.advance(1);
      await all();
      expect(runs(info)).toBe(2);
      clock.advance(5 * DAY);
      const next = copy();
      await next.plan();
      await next.runDue();
      await next.runDue();
      expect(runs(info)).toBe(3);
      expect(await countJobs(db, clock.now())).toMatchObject({ waiting: 0, oldestSeconds: 0 });
    });

    test('delete what has expired, and keep the rest', async () => {
      const { db, deps, clock } = server();
      const ana = await person(server());
      const now = clock.now();
      await db.query(`INSERT INTO rate_limits VALUES ('old', $1, 1), ('new', $2, 1)`, [
        new Date(now.getTime() - DAY - 1),
        now,
      ]);
      await db.query(
        `INSERT INTO password_reset_tokens (token_hash, user_id, created_at, expires_at)
       VALUES ('old', $1, $2, $2), ('new', $1, $3, $3)`,
        [ana.id, new Date(now.getTime() - DAY - 1), now],
      );
      clock.advance(3_600_000);
      await createWorker(deps).runDue();
      expect(await left('password_reset_tokens')).toBe(1);
      expect(await left('rate_limits')).toBe(1);
    });

    test('delete support messages and reports after three years, and the subjects in their cases', async () => {
      const { db, deps, clock } = server();
      const now = clock.now();
      const years = limits.supportRetentionYears * 365 * DAY;
      for (const [name, at] of [
        ['old', new Date(now.getTime() - years)],
        ['new', new Date(now.getTime() - years + 2 * 3_600_000)],
      ]) {
        await db.query(
          `INSERT INTO support_messages (id, name, email, subject, category, message, created_at)
           VALUES ($1, $2, 'a@b.test', 's', 'general', 'm', $3)`,
          [randomUUID(), name, at],
        );
        await db.query(
          `INSERT INTO reports (id, reporter_name, reporter_email, report_type, urgency, subject, description,
             contact_preference, created_at)
           VALUES ($1, $2, 'a@b.test', 'scam', 'low', 's', 'd', 'none', $3)`,
          [randomUUID(), name, at],
        );
        for (const subject of ['question', 'other', 'listing'])
          await db.query(
            `INSERT INTO cases (id, subject, subject_id, title, urgency, opened_at, snapshot)
             VALUES ($1, $2, $1, $3, 'low', $4, '{}')`,
            [randomUUID(), subject, name, at],
          );
      }
      clock.advance(3_600_000);
      await createWorker(deps).runDue();
      expect(await db.query('SELECT name FROM support_messages')).toEqual([{ name: 'new' }]);
      expect(await db.query('SELECT reporter_name FROM reports')).toEqual([{ reporter_name: 'new' }]);
      expect(
        await db.query(`SELECT subject, title FROM cases WHERE title <> '' ORDER BY subject, title`),
      ).toEqual([
        { subject: 'listing', title: 'new' },
        { subject: 'listing', title: 'old' },
        { subject: 'other', title: 'new' },
        { subject: 'question', title: 'new' },
      ]);
    });

    test('one that fails is retried soon, and never given up', async () => {
      const { db, deps, clock } = server();
      const files = {
        ...deps.files,
        list: () => {
          throw new Error('gone');
        },
      };
      const failing = createWorker({ ...deps, files });
      for (let time = 0; time < 30; time += 1) {
        clock.advance(3_600_000);
        await failing.runDue();
      }
      const [sweep] = await db.query(`SELECT dead_at, last_error FROM jobs WHERE kind = 'check_files'`);
      expect(sweep).toEqual({ dead_at: null, last_error: 'Error' });
      clock.advance(3_600_000);
      await createWorker(deps).runDue();
      const [fine] = await db.query(`SELECT tries, last_error FROM jobs WHERE kind = 'check_files'`);
      expect(fine).toEqual({ tries: 0, last_error: null });
    });
  },
  { settings: { rateLimits: false } },
);
