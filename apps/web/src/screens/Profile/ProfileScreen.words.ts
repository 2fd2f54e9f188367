export const words = {
  sections: 'Sections of your profile',
  photo: 'Photo',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  notifications: 'Notifications',
  blocked: 'Blocked people',
  signIns: 'Sign-ins',
  data: 'Your data',
  remove: 'Delete account',
};
