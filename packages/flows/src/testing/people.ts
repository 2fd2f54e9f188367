import type { Message, PlaceSuggestion } from '@porchlight/domain';

/** Users, places and messages for samples and tests. */
export const ana = {
  id: 'ana',
  email: 'ana@example.test',
  name: 'Ana Moreno',
  verified: true,
  active: true,
  created_at: '2025-03-01T10:00:00.000Z',
  updated_at: '2025-03-01T10:00:00.000Z',
};

export const ben = { ...ana, id: 'ben', email: 'ben@example.test', name: 'Ben Okafor' };

export const austin: PlaceSuggestion = {
  place_id: 'austin',
  formatted: 'Austin, TX',
  street: '',
  city: 'Austin',
  state: 'TX',
  postal_code: '',
  country: 'US',
  latitude: 30.27,
  longitude: -97.74,
  text: 'Austin, Texas',
  type: 'city',
};

export const augusta: PlaceSuggestion = {
  ...austin,
  place_id: 'augusta',
  formatted: 'Augusta, GA',
  city: 'Augusta',
  state: 'GA',
  latitude: 33.47,
  longitude: -81.97,
  text: 'Augusta, Georgia',
};

/** A message from Ben to Ana, unread, one minute after the previous one. */
export function messageNumber(number: number, changes: Partial<Message> = {}): Message {
  return {
    id: `m${number}`,
    listing_id: 'desk',
    from_user_id: ben.id,
    to_user_id: ana.id,
    subject: 'Inquiry about: Oak desk',
    content: `Message ${number}`,
    read: false,
    created_at: new Date(Date.UTC(2026, 5, 15, 9, number)).toISOString(),
    ...changes,
  };
}
