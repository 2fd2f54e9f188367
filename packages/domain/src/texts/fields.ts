/** Texts of fields that several forms have. */
export const nameRequired = 'Name is required';
export const nameTooLong = 'Name is too long';
export const emailRequired = 'Email is required';
export const emailInvalid = 'Please enter a valid email address';
export const emailTooLong = 'Email is too long';
export const categoryRequired = 'Please select a category';
export const subjectRequired = 'Subject is required';
export const subjectTooLong = 'Subject is too long';
export const subjectMax = 'Subject must be less than 255 characters';
export const messageRequired = 'Please write a message';
export const messageMax = 'Message must be less than 5000 characters';
export const priceInvalid = 'Enter a price in dollars, such as 20 or 19.99';
