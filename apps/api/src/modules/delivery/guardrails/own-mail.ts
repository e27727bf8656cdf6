/** How the names of automations begin that write to the workspace's own people. They are counted, and not judged. */
export const OWN_MAIL = 'own:';
