/** Prohibited in every category: part of the terms and of the rules. */
export const neverOffered: readonly string[] = [
  'weapons, ammunition or explosives;',
  'illegal drugs, prescription medicine, tobacco or alcohol;',
  'stolen, recalled or counterfeit goods;',
  'animals that the law does not let you sell, or parts of protected species;',
  'human remains, body parts or fluids;',
  'adult content or services;',
  'personal data, accounts, identity papers or financial instruments;',
  'anything else that the law forbids you to sell, or to sell in this way.',
];
