/** The product's name and addresses: one value to change when someone else runs the code. */
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
