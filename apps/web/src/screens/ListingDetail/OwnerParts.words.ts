import { locale } from '@porchlight/domain';

export const words = {
  phoneShown: (people: number) => {
    if (people === 0) return 'No one has asked for the phone number yet.';
    const count = people.toLocaleString(locale);
    return `Phone number shown to ${count} ${people === 1 ? 'person' : 'people'}.`;
  },
};
