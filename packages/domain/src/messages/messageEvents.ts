/**
 * One event of the stream `GET /messages/events`: something happened in a conversation of the listening user. It says
 * where to look; the texts are read with the other calls.
 */
export interface MessageEventData {
  /** `message.created`: a user wrote, perhaps the same user on another device. `message.read`: unread became read. */
  type: 'message.created' | 'message.read';
  listing_id: string;
  /** The other user of the conversation, from the listener's side. */
  other_user_id: string;
  message_id: string;
}

/**
 * Names of the stream's events. `ready` comes first, and again whenever events may have been missed: the listener
 * should then reload everything. `message` carries `MessageEventData` as JSON.
 */
export const messageEventNames = { ready: 'ready', message: 'message' } as const;

/** Path of the stream, below the API's base path. Send the bearer token in the Authorization header. */
export const messageEventsPath = '/messages/events';
