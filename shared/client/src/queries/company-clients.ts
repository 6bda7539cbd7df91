/** Where a page's store keeps the clients of the person's company, for wizard, conversations and settings; refresh it after making a new one. */
export const companyClientsKey = ['company-clients'] as const;
