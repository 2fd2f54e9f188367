/**
 * One event of the stream `GET /messages/events`: something happened in a conversation of the person listening.
 * It says where to look; the texts are read with the other calls.
 */
export interface MessageEventData {
  /** `message.created`: someone wrote, perhaps oneself on another device. `message.read`: unread became read. */
  type: 'message.created' | 'message.read';
  listing_id: string;
  /** The other person of the conversation, as the listener sees it. */
  other_user_id: string;
  message_id: string;
}

/**
 * Names of the stream's events. `ready` comes first, and again whenever something may have been missed: the
 * listener should then load everything again. `message` carries `MessageEventData` as JSON.
 */
export const messageEventNames = { ready: 'ready', message: 'message' } as const;

/** Where the stream is, below the API's base path. Asked with the bearer token in the Authorization header. */
export const messageEventsPath = '/messages/events';
