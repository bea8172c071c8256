import type { Company } from '@pliego/contract/areas/company';
import { eq } from 'drizzle-orm';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { companyLogos, companyProfiles } from '#server/db/schema/company-profile.ts';

/** Of a company of which nobody has said more than name and RUT. */
const silent = {
  activity: null,
  address: null,
  region: null,
  commune: null,
  contact: null,
  email: null,
  phone: null,
  website: null,
  version: 0,
};

/** What a company says of itself; of the logo what it is, not its content. */
export async function companyOf(tx: Tx, companyId: number): Promise<Company> {
  const [row] = await tx
    .select({
      name: companies.name,
      taxId: companies.taxId,
      profile: companyProfiles,
      logo: {
        tipo: companyLogos.mediaType,
        bytes: companyLogos.byteCount,
        sha256: companyLogos.sha256,
      },
    })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))
    .leftJoin(companyLogos, eq(companyLogos.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (row === undefined) throw new Error('The company of the session is not there');
  const { name, taxId, profile, logo } = row;
  const said = profile ?? silent;
  const personOf = await personsOf(tx, companyId);
  return {
    id: companyId,
    nombre: name,
    rut: taxId,
    giro: said.activity,
    direccion: said.address,
    region: said.region,
    comuna: said.commune,
    contacto: said.contact,
    correo: said.email,
    telefono: said.phone,
    sitioWeb: said.website,
    logo,
    version: said.version,
    cambio:
      profile === null
        ? null
        : { por: personOf(profile.changedBy), cuando: profile.changedAt.toISOString() },
  };
}

export async function logoOf(tx: Tx, companyId: number) {
  const [logo] = await tx
    .select({ content: companyLogos.content, sha256: companyLogos.sha256 })
    .from(companyLogos)
    .where(eq(companyLogos.companyId, companyId));
  return logo;
}
