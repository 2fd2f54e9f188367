export const words = {
  title: 'To do',
  unread: (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
  offers: (count: number) =>
    count === 1 ? '1 offer is waiting for your answer' : `${count} offers are waiting for your answer`,
  expiring: (count: number) =>
    count === 1 ? '1 listing is about to expire' : `${count} listings are about to expire`,
};
