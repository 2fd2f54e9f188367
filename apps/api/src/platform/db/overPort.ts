import type { MessagePort, Worker } from 'node:worker_threads';
import type { Database, Queryable, Transaction } from './types.ts';

/** A request to the database at the other end; `tx` is the number of a transaction, sent when it begins. */
type Question =
  | { ask: 'query'; sql: string; params: readonly unknown[]; tx?: number }
  | { ask: 'script'; sql: string; tx: number }
  | { ask: 'begin' }
  | { ask: 'end'; tx: number; commits: boolean }
  | { ask: 'listen'; channel: string }
  | { ask: 'unlisten'; listener: number }
  | { ask: 'notify'; channel: string; payload: string }
  | { ask: 'close' };

/** A serializable error: a structured clone would lose its name and SQLSTATE. */
interface Failure {
  name: string;
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
}

type Answer = { id: number; result: unknown } | { id: number; failure: Failure };
type PortMessage = Answer | { listener: number; payload: string };

interface Open {
  tx: Transaction;
  end: (commits: boolean) => Promise<void>;
}

/** Serves `db` to a `databaseOver` at the other end of a port. Closing there closes `db` and the port. */
export function serveDatabase(port: MessagePort, db: Database): void {
  const open = new Map<number, Open>();
  const listeners = new Map<number, () => Promise<void>>();
  const tell = (message: PortMessage): void => port.postMessage(message);

  const transactionOf = (number: number): Open => {
    const found = open.get(number);
    if (found === undefined) throw new Error('The transaction is over');
    return found;
  };

  /** Resolves once the transaction has begun, with its number: that of the request that began it. */
  const begin = (id: number): Promise<number> =>
    new Promise((begun, refused) => {
      const over = db.transaction(
        (tx) =>
          new Promise<void>((commit, rollBack) => {
            const end = async (commits: boolean): Promise<void> => {
              open.delete(id);
              if (commits) commit();
              else rollBack(rolledBack);
              await over.catch((error: unknown) => {
                if (error !== rolledBack) throw error;
              });
            };
            open.set(id, { tx, end });
            begun(id);
          }),
      );
      over.catch(refused);
    });

  const answer = async (id: number, question: Question): Promise<unknown> => {
    switch (question.ask) {
      case 'query': {
        const { sql, params, tx } = question;
        return (tx === undefined ? db : transactionOf(tx).tx).query(sql, params);
      }
      case 'script':
        return transactionOf(question.tx).tx.script(question.sql);
      case 'begin':
        return begin(id);
      case 'end':
        return transactionOf(question.tx).end(question.commits);
      case 'listen':
        listeners.set(id, await db.listen(question.channel, (payload) => tell({ listener: id, payload })));
        return id;
      case 'unlisten':
        await listeners.get(question.listener)?.();
        return listeners.delete(question.listener);
      case 'notify':
        return db.notify(question.channel, question.payload);
      case 'close':
        return db.close();
    }
  };

  port.on('message', ({ id, question }: { id: number; question: Question }) => {
    void answer(id, question)
      .then(
        (result) => tell({ id, result }),
        (error: unknown) => tell({ id, failure: failureOf(error) }),
      )
      .finally(() => question.ask === 'close' && port.close());
  });
}

const rolledBack = Symbol('rolled back');

/** A database that forwards everything to a `serveDatabase` at the other end. */
export function databaseOver(port: MessagePort | Worker): Database {
  let last = 0;
  let isClosed = false;
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const handlers = new Map<number, (payload: string) => void>();

  port.on('message', (message: PortMessage) => {
    if ('listener' in message) return handlers.get(message.listener)?.(message.payload);
    const waiter = waiting.get(message.id);
    waiting.delete(message.id);
    if ('failure' in message) waiter?.reject(errorOf(message.failure));
    else waiter?.resolve(message.result);
  });

  const ask = <T>(question: Question, id = (last += 1)): Promise<T> =>
    new Promise((resolve, reject) => {
      // The driver's own message, which `isLostConnection` recognizes; the other end is gone and can't send
      // it.
      if (isClosed) return reject(new Error('PGlite is closed'));
      isClosed = question.ask === 'close';
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      port.postMessage({ id, question });
    });

  const queryable = (tx?: number): Queryable => ({
    query: (sql, params = []) => ask({ ask: 'query', sql, params, ...(tx === undefined ? {} : { tx }) }),
  });

  return {
    kind: 'embedded',
    ...queryable(),
    async transaction(work) {
      const tx = await ask<number>({ ask: 'begin' });
      const result = await work({
        ...queryable(tx),
        script: (sql) => ask<void>({ ask: 'script', sql, tx }),
      }).catch(async (error: unknown) => {
        await ask<void>({ ask: 'end', tx, commits: false });
        throw error;
      });
      await ask<void>({ ask: 'end', tx, commits: true });
      return result;
    },
    withTimeLimit: (_ms, work) => work(queryable()),
    async listen(channel, handler) {
      const listener = (last += 1);
      handlers.set(listener, handler);
      await ask<number>({ ask: 'listen', channel }, listener);
      return async () => {
        handlers.delete(listener);
        await ask<boolean>({ ask: 'unlisten', listener });
      };
    },
    notify: (channel, payload) => ask<void>({ ask: 'notify', channel, payload }),
    close: () => ask<void>({ ask: 'close' }),
  };
}

const failureOf = (error: unknown): Failure => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  // Only texts, which can always be cloned; PostgreSQL's error fields are texts.
  const fields = Object.entries(error ?? {}).filter(([, value]) => typeof value === 'string');
  return { name, message, stack, fields: Object.fromEntries(fields) };
};

const errorOf = ({ name, message, stack, fields }: Failure): Error =>
  Object.assign(new Error(message), fields, { name, stack });
