import type { LibrarySamples } from "../sample.ts";

/** Whether the library is at least as new as what a feature needs. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

int log_versions(void) {
    char library[65] = "", interface[65] = "";
    int result = ObtemVersao(library, interface);
    if (result != 0) printf("the version cannot be read: %d\n", result);
    else printf("CliSiTef %s, CliSiTefI %s\n", library, interface);
    return result == 0;
}`,
  pascal: String.raw`function LogVersions: Boolean;
var
  LibraryVersion, InterfaceVersion: array[0..64] of AnsiChar;
  Code: Integer;
begin
  FillChar(LibraryVersion, SizeOf(LibraryVersion), 0);
  FillChar(InterfaceVersion, SizeOf(InterfaceVersion), 0);
  Code := ObtemVersao(LibraryVersion, InterfaceVersion);
  if Code <> 0 then
    WriteLn('the version cannot be read: ', Code)
  else
    WriteLn('CliSiTef ', LibraryVersion, ', CliSiTefI ', InterfaceVersion);
  Result := Code = 0;
end;`,
  csharp: String.raw`using System;
using System.Text;

static class Versions
{
    public static bool Log()
    {
        byte[] library = new byte[65], user = new byte[65];
        int result = CliSiTef.ObtemVersao(library, user);
        if (result != 0)
        {
            Console.WriteLine("the version cannot be read: " + result);
            return false;
        }
        Console.WriteLine("CliSiTef " + Text(library) + ", CliSiTefI " + Text(user));
        return true;
    }

    static string Text(byte[] bytes) => Encoding.ASCII.GetString(bytes).TrimEnd('\0');
}`,
  java: String.raw`import com.sun.jna.Native;

class Versions {
    static boolean log() {
        byte[] library = new byte[65], user = new byte[65];
        int result = CliSiTef.LIBRARY.ObtemVersao(library, user);
        if (result != 0) {
            System.out.println("the version cannot be read: " + result);
            return false;
        }
        System.out.println("CliSiTef " + Native.toString(library) + ", CliSiTefI " + Native.toString(user));
        return true;
    }
}`,
};
