import type { LibrarySamples } from "../sample.ts";

/** What a POS does when it starts. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

/* The values come from the settings of this POS. */
int configure(char *server, char *store, char *terminal) {
    int result = ConfiguraIntSiTefInterativoEx(
        server, store, terminal, "0", "[ParmsClient=1=11222333000181;2=11444777000161]");
    if (result == 10) printf("no right to write to the folder of CliSiTef\n");
    else if (result != 0) printf("card payments are off: configuration returned %d\n", result);
    return result == 0;
}`,
  pascal: String.raw`function Configure(Server, Store, Terminal: PAnsiChar): Boolean;
var
  Code: Integer;
begin
  Code := ConfiguraIntSiTefInterativoEx(
    Server, Store, Terminal, '0', '[ParmsClient=1=11222333000181;2=11444777000161]');
  if Code = 10 then
    WriteLn('no right to write to the folder of CliSiTef')
  else if Code <> 0 then
    WriteLn('card payments are off: configuration returned ', Code);
  Result := Code = 0;
end;`,
  csharp: String.raw`using System;

static class Configuration
{
    // The values come from the settings of this POS.
    public static bool Configure(string server, string store, string terminal)
    {
        int result = CliSiTef.ConfiguraIntSiTefInterativoEx(
            server, store, terminal, "0", "[ParmsClient=1=11222333000181;2=11444777000161]");
        if (result == 10) Console.WriteLine("no right to write to the folder of CliSiTef");
        else if (result != 0) Console.WriteLine("card payments are off: configuration returned " + result);
        return result == 0;
    }
}`,
  java: String.raw`class Configuration {
    /** The values come from the settings of this POS. */
    static boolean configure(String server, String store, String terminal) {
        int result = CliSiTef.LIBRARY.ConfiguraIntSiTefInterativoEx(
            server, store, terminal, "0", "[ParmsClient=1=11222333000181;2=11444777000161]");
        if (result == 10) System.out.println("no right to write to the folder of CliSiTef");
        else if (result != 0) System.out.println("card payments are off: configuration returned " + result);
        return result == 0;
    }
}`,
};
