import { connect } from 'node:net';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const finish = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.on('connect', () => finish(true));
    socket.on('timeout', () => finish(false));
    socket.on('error', () => finish(false));
  });
}

/**
 * The PostgreSQL server for tests: `TEST_DATABASE_URL`, or a running local one.
 * @returns {Promise<string | undefined>} its URL, or undefined when there is none.
 */
export async function findDatabase() {
  const named = process.env.TEST_DATABASE_URL;
  if (named !== undefined && named !== '') return named;
  return (await answers('127.0.0.1', 5432)) ? LOCAL : undefined;
}
