/** The product's name and addresses: change this to run the code under another name. */
export interface Brand {
  name: string;
  supportEmail: string;
  reportsEmail: string;
  safetyEmail: string;
}

export const brand: Brand = {
  name: 'Porchlight',
  supportEmail: 'support@porchlight.test',
  reportsEmail: 'reports@porchlight.test',
  safetyEmail: 'safety@porchlight.test',
};
