export const words = {
  scams: 'False offers, false payments, stolen goods.',
  behavior: 'Threats, harassment, someone who is not who they say.',
  content: 'Listings or photos that should not be here.',
  technical: 'Something on the site that does not work.',
};
